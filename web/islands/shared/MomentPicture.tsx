import type { Moment } from '#contract/situation';
import { momentPictures } from '../../logic/moment-pictures.ts';
import { pictureHref } from '../../logic/pictures.ts';

interface Props {
  moment: Moment;
  /** The class for its size. */
  className: string;
}

/** Needs no alternative text, because the moment's name is beside it. */
export function MomentPicture({ moment, className }: Props) {
  return (
    <img
      src={pictureHref(momentPictures[moment])}
      alt=""
      fetchPriority="low"
      className={className}
    />
  );
}
