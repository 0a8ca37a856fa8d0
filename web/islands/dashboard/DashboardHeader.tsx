import type { Language } from '#contract/language';
import { dashboardTexts } from '../../i18n/dashboard.ts';
import type { CurrentMember } from '../../logic/member.ts';
import { LogoutForm } from '../account/LogoutForm.tsx';
import { Bird } from '../shared/Bird.tsx';
import { ButtonLink } from '../shared/Button.tsx';

interface Props {
  language: Language;
  member: Omit<CurrentMember, 'held'>;
  accountText: string;
  logoutText: string;
}

export function DashboardHeader({ language, member, accountText, logoutText }: Props) {
  const t = dashboardTexts[language];
  return (
    <div className="flex items-center gap-6 pb-5 sm:pb-8">
      <div className="min-w-0 grow">
        <h1 className="text-title sm:text-hero font-extrabold">{t.headings[member.role]}</h1>
        <p className="sm:text-large leading-snug sm:mt-3">{t.welcome(member.name)}</p>
        <div className="mt-3 flex flex-wrap gap-2 sm:mt-5 sm:gap-3">
          <ButtonLink href="/dashboard/account" variant="line">
            {accountText}
          </ButtonLink>
          <LogoutForm text={logoutText} variant="line" />
        </div>
      </div>
      <Bird className="animate-hover hidden w-48 shrink-0 -scale-x-100 sm:block lg:mr-8" />
    </div>
  );
}
