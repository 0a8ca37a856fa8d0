import { ChoiceInput } from './ChoiceInput.tsx';

export default function AgesInput(given: object) {
  return <ChoiceInput field="ages" given={given} />;
}
