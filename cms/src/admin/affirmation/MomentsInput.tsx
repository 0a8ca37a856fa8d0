import { ChoiceInput } from './ChoiceInput.tsx';

export default function MomentsInput(given: object) {
  return <ChoiceInput field="moments" given={given} />;
}
