/* Inlined in the head of every page, because it must run before the first paint. */
import './language.ts';
import './member.ts';
import './early-press.ts';
