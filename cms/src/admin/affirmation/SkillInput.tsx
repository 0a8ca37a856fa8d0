import { ChoiceInput } from './ChoiceInput.tsx';

export default function SkillInput(given: object) {
  return <ChoiceInput field="skill" given={given} />;
}
