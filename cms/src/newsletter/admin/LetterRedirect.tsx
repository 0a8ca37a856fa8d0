import { Navigate, useParams } from 'react-router-dom';

/** Leads from the content manager's addresses of newsletters to the newsletter page, and from one of an entry to its week. */
export function LetterRedirect() {
  const { id } = useParams();
  const isEntry = id && id !== 'create' && id !== 'clone';
  return <Navigate replace to={isEntry ? `/letter?entry=${id}` : '/letter'} />;
}
