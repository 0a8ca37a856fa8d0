import { useEffect, useRef, useState } from 'react';

interface Props {
  text: string;
  /** Whether the sheets are still being prepared. */
  isPending?: boolean;
}

/** Prints the current page, once it is ready. */
export function PrintPageButton({ text, isPending = false }: Props) {
  const [presses, setPresses] = useState(0);
  const printed = useRef(0);
  useEffect(() => {
    if (isPending || printed.current === presses) return;
    printed.current = presses;
    print();
  }, [presses, isPending]);

  return (
    <button
      type="button"
      onClick={() => setPresses((before) => before + 1)}
      className="bg-leaf-deep min-h-12 cursor-pointer rounded-full px-6 py-2 leading-tight font-bold text-white noscript:hidden"
    >
      {text}
    </button>
  );
}
