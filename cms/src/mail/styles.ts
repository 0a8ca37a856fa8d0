/**
 * The site's design (web/styles/tokens.css) as inline styles, because mail programs don't load stylesheets or web fonts.
 * Classes are only used for dark mode.
 */
const display = `font-family:'Baloo 2','Trebuchet MS',Verdana,sans-serif`;
const body = `font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif`;
const ink = 'color:#22304a';
const soft = 'color:#54607a';

export const styles = {
  page: `margin:0;padding:0;background:#fff8ec;${ink}`,
  hidden: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  sheet: 'width:100%;max-width:600px;margin:0 auto',
  edge: 'padding:24px 16px',
  foot: 'padding:24px 24px 0',
  brand: `margin:0 0 16px;${display};font-size:24px;font-weight:800;line-height:1.2;color:#0e7560`,
  brandLink: 'color:#0e7560;text-decoration:none',
  paper: 'background:#ffffff;border-radius:24px;padding:28px 24px',
  heading: `margin:0 0 16px;${display};font-size:28px;font-weight:800;line-height:1.15;${ink}`,
  kicker: `margin:0 0 6px;${body};font-size:15px;font-weight:700;line-height:1.4;color:#0e7560`,
  subheading: `margin:8px 0 10px;${display};font-size:21px;font-weight:800;line-height:1.2;${ink}`,
  list: `margin:0 0 20px;padding:0 0 0 24px;${body};font-size:17px;line-height:1.5;${ink}`,
  item: 'margin:0 0 10px',
  pictureRow: 'margin:0 0 20px',
  picture: `display:block;width:100%;max-width:552px;height:auto;border:0;border-radius:16px;${display};font-size:17px;${ink}`,
  note: 'background:#fdeed6;border-radius:16px;padding:16px 18px 6px',
  noteText: `margin:0 0 10px;${body};font-size:17px;line-height:1.5;${ink}`,
  links: `margin:16px 0 0;${body};font-size:17px;line-height:1.9;${ink}`,
  link: 'color:#0e7560;text-decoration:underline',
  text: `margin:0 0 16px;${body};font-size:17px;line-height:1.5;${ink}`,
  small: `margin:12px 0 0;${body};font-size:14px;line-height:1.5;${soft}`,
  address: `${soft};word-break:break-all`,
  buttonCell: 'border-radius:99px;background:#0a5647',
  button: `display:inline-block;padding:13px 26px;${body};font-size:17px;font-weight:700;line-height:1.2;color:#ffffff;text-decoration:none;border-radius:99px`,
  footerLink: `${soft};text-decoration:underline`,
  footer: `margin:0 0 8px;${body};font-size:14px;line-height:1.5;${soft}`,
} as const;

/** For mail programs that support dark mode. */
export const darkModeStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #171d2f !important; }
    .paper { background: #232c48 !important; }
    .ink { color: #f3ecdf !important; }
    .soft { color: #b6bdd1 !important; }
    .leaf { color: #55cfae !important; }
    .note { background: #1f2740 !important; }
  }`;
