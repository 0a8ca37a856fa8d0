import { styleText } from 'node:util';

/** Where steps are shown: a terminal, or a file, which gets plain lines. */
export type StepOutput = { isTTY?: boolean; columns?: number; write(text: string): unknown };

export type Steps = {
  /** Runs a job and shows how long it took. The job can add a note about its result. */
  step<T>(title: string, job: (note: (text: string) => void) => Promise<T>): Promise<T>;
  /** Prints a line above the running steps. */
  print(line: string): void;
};

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const frameMilliseconds = 100;
/** Without a terminal, a step that takes longer than this prints that it has started. */
const slowMilliseconds = 3000;
const clearLine = '\r\u001B[2K';

export function createSteps(screen: StepOutput = process.stdout): Steps {
  const running = new Map<string, number>();
  const isLive = screen.isTTY === true;
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;

  const draw = () => {
    if (!isLive || running.size === 0) return;
    const parts = [...running].map(([title, began]) => `${title} ${seconds(began)}`);
    const line = `${frames[frame++ % frames.length]} ${parts.join(' · ')}`;
    screen.write(clearLine + line.slice(0, (screen.columns || 80) - 1));
  };
  const print = (line: string) => {
    screen.write(`${isLive && running.size > 0 ? clearLine : ''}${line}\n`);
    draw();
  };
  const begin = (title: string) => {
    running.set(title, Date.now());
    if (isLive) timer ??= setInterval(draw, frameMilliseconds);
  };
  const end = (title: string, line: string) => {
    if (isLive) screen.write(clearLine);
    running.delete(title);
    if (running.size === 0) timer = void clearInterval(timer);
    print(line);
  };

  return {
    print,
    async step(title, job) {
      const began = Date.now();
      let result = '';
      begin(title);
      const slowTimer = isLive
        ? undefined
        : setTimeout(() => print(`… ${title}`), slowMilliseconds);
      try {
        const value = await job((text) => (result = `: ${text}`));
        end(title, `${styleText('green', '✓')} ${title}${result} ${dim(seconds(began))}`);
        return value;
      } catch (error) {
        end(title, `${styleText('red', '✗')} ${title} ${dim(seconds(began))}`);
        throw error;
      } finally {
        clearTimeout(slowTimer);
      }
    },
  };
}

function seconds(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}

function dim(text: string): string {
  return styleText('dim', `(${text})`);
}
