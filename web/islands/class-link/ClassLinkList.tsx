import type { Language } from '#contract/language';
import { classLinkTexts } from '../../i18n/class-link.ts';
import { classLinksId, type ClassLinkItem } from '../../logic/class-link.ts';
import { collectionPath } from '../../logic/collection.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { useServerList } from '../shared/useServerList.ts';
import { changeAndFocus } from '../shared/focus.ts';
import { ClassLinkActions } from './ClassLinkActions.tsx';
import { ClassLinkState } from './ClassLinkState.tsx';
import { RevokeForm } from './RevokeForm.tsx';

interface Props {
  language: Language;
  siteUrl: string;
  path: string;
  ownerId: number;
  initialLinks: readonly ClassLinkItem[];
  sent?: SubmittedForm | undefined;
}

/** All class links of a member, on the dashboard (behavior K4). */
export function ClassLinkList({ language, siteUrl, path, ownerId, initialLinks, sent }: Props) {
  const t = classLinkTexts[language];
  const { items = [], change } = useServerList(initialLinks);
  if (items.length === 0) return null;

  function markRevoked(id: number) {
    change((before) =>
      before.map((each) => (each.id === id ? { ...each, state: 'revoked' } : each)),
    );
  }

  return (
    <section id={classLinksId} className="mt-12 max-w-[44rem]">
      <h2 className="text-title font-extrabold">{t.heading}</h2>
      <p className="mt-1 mb-4">{t.listIntro}</p>
      <ul className="grid gap-3">
        {items.map((link) => (
          <li key={link.id} className="bg-card shadow-lift rounded-card px-5 py-3 sm:px-6">
            <h3 className="font-bold">
              <a
                id={`class-link-of-${link.id}`}
                href={`${collectionPath(link.collectionId)}#${classLinksId}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {link.collectionName}
              </a>
            </h3>
            <ClassLinkState link={link} language={language} />
            {link.state === 'open' && (
              <ClassLinkActions link={link} language={language} siteUrl={siteUrl} />
            )}
            {link.state !== 'revoked' && (
              <RevokeForm
                id={link.id}
                language={language}
                path={path}
                ownerId={ownerId}
                sent={sent}
                onRevoked={() =>
                  changeAndFocus(() => markRevoked(link.id), `class-link-of-${link.id}`)
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
