import { Bird } from './Bird.tsx';

export function SearchingBird() {
  return (
    <div className="relative mx-auto h-48 w-72 max-w-full" aria-hidden="true">
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 288 192"
        fill="none"
      >
        <path
          className="stroke-ink-soft"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 10"
          d="M4 96C40 150 92 150 104 112S76 62 66 92s38 66 84 26"
        />
        <path className="fill-hill-far" d="M0 192c60-44 150-44 288 0z" />
        <path className="fill-hill-near" d="M90 192c60-26 130-26 198 0z" />
        <g strokeWidth="4" strokeLinecap="round" className="stroke-leaf">
          <path d="M52 176v-30" />
          <path d="M236 180v-42" />
          <path d="M206 182v-22" />
        </g>
        <circle cx="52" cy="142" r="9" className="fill-coral" />
        <circle cx="236" cy="132" r="11" className="fill-sun" />
        <circle cx="206" cy="158" r="7" className="fill-coral" />
        <circle cx="236" cy="132" r="4" className="fill-print" />
      </svg>
      <Bird className="animate-hover absolute top-0 right-4 w-32" />
    </div>
  );
}
