import { encodeQR } from 'qr';
import type { QrCode } from '../logic/sheet.ts';

export function qrCodeOf(address: string): QrCode {
  // The quiet zone of the standard, and enough redundancy for a fold or a stain.
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const dark = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { path: dark.join(''), modules: rows.length };
}

/** An address as a QR code, dark on white in every theme, because not all cameras read it the other way round. */
export function drawQrCode(address: string): string {
  const { path, modules: size } = qrCodeOf(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
