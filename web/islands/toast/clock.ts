/** A time that runs down and can be held. */
export class Clock {
  #onEnd: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = 0;
  #endsAt = 0;

  /** `onEnd` is called when the time is over. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  get left(): number {
    return this.#timer === undefined ? this.#left : this.#endsAt - Date.now();
  }

  start(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#left = milliseconds;
    this.#endsAt = Date.now() + milliseconds;
    this.#timer = setTimeout(this.#onEnd, milliseconds);
  }

  hold(): void {
    const { left } = this;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = left;
  }

  goOn(): void {
    if (this.#timer === undefined) this.start(this.#left);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = 0;
  }
}
