import type { Language } from '#contract/language';
import { createClassLink } from '../../api/class-link.ts';
import { classLinkTexts } from '../../i18n/class-link.ts';
import {
  classLinksId,
  classPath,
  isClassLinkForm,
  newLinkFormName,
  type ClassLinkItem,
} from '../../logic/class-link.ts';
import type { SubmittedForm } from '../../logic/form.ts';
import { buttonClasses } from '../shared/Button.tsx';
import { useServerList } from '../shared/useServerList.ts';
import { Failed } from '../shared/Failed.tsx';
import { changeAndFocus } from '../shared/focus.ts';
import { ClassLinkForm } from './ClassLinkForm.tsx';
import { ClassLinkRow } from './ClassLinkRow.tsx';
import { Disclosure } from './Disclosure.tsx';

interface Props {
  language: Language;
  siteUrl: string;
  path: string;
  ownerId: number;
  collectionId: number;
  /** Undefined if they couldn't be loaded. */
  initialLinks: readonly ClassLinkItem[] | undefined;
  sent?: SubmittedForm | undefined;
}

/** The class links of a collection, on its page, those that were revoked last (behavior K4). */
export function ClassLinks(props: Props) {
  const { language, siteUrl, path, ownerId, collectionId, initialLinks, sent } = props;
  const t = classLinkTexts[language];
  const { items, change } = useServerList(initialLinks);
  const links = items?.filter(({ state }) => state !== 'revoked');
  const revoked = items?.filter(({ state }) => state === 'revoked') ?? [];
  const addressOf = (token: string) => new URL(classPath(token), siteUrl).href;

  const form = (
    <ClassLinkForm
      name={newLinkFormName}
      language={language}
      path={path}
      ownerId={ownerId}
      sent={sent}
      send={(values) => createClassLink(collectionId, values, language)}
      toast="classLinkCreated"
      onSaved={(made) =>
        changeAndFocus(() => change((before) => [made, ...before]), `copy-link-${made.id}`)
      }
    />
  );

  return (
    <details
      open={sent !== undefined && isClassLinkForm(sent.form)}
      className="open:col-span-2 open:basis-full"
    >
      <summary id="share-class" className={buttonClasses('line', 'cursor-pointer max-sm:w-full')}>
        {t.share}
      </summary>
      {/* A link to this id opens it. */}
      <div
        id={classLinksId}
        className="bg-card shadow-lift rounded-card mt-4 max-w-[40rem] scroll-mt-24 px-5 py-6 sm:px-7"
      >
        <p className="mb-5">{t.intro}</p>
        {!links ? (
          <Failed language={language} path={path} />
        ) : links.length === 0 ? (
          form
        ) : (
          <>
            <Disclosure
              key={links.length}
              text={t.createAnother}
              isOpen={sent?.form === newLinkFormName}
            >
              {form}
            </Disclosure>
            <ul className="mt-2 grid gap-4">
              {links.map((link) => (
                <ClassLinkRow
                  key={link.id}
                  link={link}
                  language={language}
                  siteUrl={siteUrl}
                  path={path}
                  ownerId={ownerId}
                  sent={sent}
                  onChanged={(changed) =>
                    change((before) => before.map((each) => (each.id === link.id ? changed : each)))
                  }
                  onRevoked={() =>
                    changeAndFocus(
                      () =>
                        change((before) =>
                          before.map((each) =>
                            each.id === link.id ? { ...each, state: 'revoked' } : each,
                          ),
                        ),
                      'share-class',
                    )
                  }
                />
              ))}
            </ul>
            <p className="text-small text-ink-soft mt-3">{t.fileHint}</p>
          </>
        )}
        {revoked.length > 0 && (
          <ul className="text-small text-ink-soft mt-6 grid gap-3">
            {revoked.map(({ id, token }) => (
              <li key={id} className="break-all">
                <b>{t.revoked}</b>
                <br />
                {addressOf(token)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
