import { styleText } from 'node:util';

/** Where steps are shown: a terminal, or a file that wants plain lines. */
export type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown };

export type Steps = {
  /**
   * Runs a job and shows how long it took. In: a title, and the job, which may add a word on what
   * came out of it. Out: the job's answer. Raises what the job raises.
   */
  step<T>(title: string, job: (note: (word: string) => void) => Promise<T>): Promise<T>;
  /** Prints a line, above the running steps. */
  say(line: string): void;
};

const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const frameMilliseconds = 100;
/** Without a terminal, a step that takes longer says that it is under way. */
const silenceMilliseconds = 3000;
const clearLine = '\r\u001B[2K';

/** Shows steps. In: where; out: how to run them. Raises nothing. */
export function createSteps(screen: Screen = process.stdout): Steps {
  const running = new Map<string, number>();
  const live = screen.isTTY === true;
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;

  const draw = () => {
    if (!live || running.size === 0) return;
    const parts = [...running].map(([title, began]) => `${title} ${seconds(began)}`);
    const line = `${frames[frame++ % frames.length]} ${parts.join(' · ')}`;
    screen.write(clearLine + line.slice(0, (screen.columns || 80) - 1));
  };
  const say = (line: string) => {
    screen.write(`${live && running.size > 0 ? clearLine : ''}${line}\n`);
    draw();
  };
  const begin = (title: string) => {
    running.set(title, Date.now());
    if (live) timer ??= setInterval(draw, frameMilliseconds);
  };
  const end = (title: string, line: string) => {
    if (live) screen.write(clearLine);
    running.delete(title);
    if (running.size === 0) timer = void clearInterval(timer);
    say(line);
  };

  return {
    say,
    async step(title, job) {
      const began = Date.now();
      let word = '';
      begin(title);
      const patience = live ? undefined : setTimeout(() => say(`… ${title}`), silenceMilliseconds);
      try {
        const answer = await job((text) => (word = `: ${text}`));
        end(title, `${styleText('green', '✓')} ${title}${word} ${dim(seconds(began))}`);
        return answer;
      } catch (error) {
        end(title, `${styleText('red', '✗')} ${title} ${dim(seconds(began))}`);
        throw error;
      } finally {
        clearTimeout(patience);
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
