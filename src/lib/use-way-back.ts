import { useLocation, useNavigate } from 'react-router-dom';

/** Back to where the reader came from; to the list when this page was the first one opened. */
export function useWayBack(list: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(list) : navigate(-1));
}
