import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The secret after the # of a link. It goes from the address at once, so that no picture of the screen and no history has it. */
export function useLinkSecret(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(hash.slice(1));
  // Another link in the same window.
  if (hash !== '' && hash.slice(1) !== secret) setSecret(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return secret;
}
