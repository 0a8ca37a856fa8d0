import { Alert, Box, Link } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { textsByLanguage as sharedTexts } from '../../admin/shared/i18n/texts.ts';
import { firstAdministratorName } from '../../contract/team.ts';
import { afterLoginAs } from '../../strapi/admin/after-first-login.ts';
import { panelLanguage } from '../../strapi/admin/panel-language.ts';
import { showNotice } from '../../strapi/admin/replace-notice.tsx';
import { textsByLanguage } from '../i18n/texts.ts';

/** Asks the first administrator, whose account is called Colibri, for a name. */
export function askForName(app: StrapiApp): void {
  afterLoginAs(app, firstAdministratorName, () => {
    const language = panelLanguage();
    const { ownName } = textsByLanguage[language];
    const { common } = sharedTexts[language];
    showNotice((close) => (
      <Box width="50rem" maxWidth="100%">
        <Alert
          variant="default"
          closeLabel={common.close}
          onClose={close}
          action={<Link href="/admin/me">{ownName.profile}</Link>}
        >
          {ownName.ask}
        </Alert>
      </Box>
    ));
  });
}
