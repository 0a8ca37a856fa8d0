interface Props {
  text: string;
}

/** Prints the current page. */
export function PrintPageButton({ text }: Props) {
  return (
    <button
      type="button"
      onClick={() => print()}
      className="bg-leaf-deep min-h-12 cursor-pointer rounded-full px-6 py-2 leading-tight font-bold text-white noscript:hidden"
    >
      {text}
    </button>
  );
}
