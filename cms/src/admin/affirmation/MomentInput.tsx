import { ChoiceInput } from './ChoiceInput.tsx';

export default function MomentInput(given: object) {
  return <ChoiceInput field="moment" given={given} />;
}
