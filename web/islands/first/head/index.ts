/* What stands in the head of every page itself, for it must be right before anything is painted. */
import './language.ts';
import './member.ts';
import './early-press.ts';
