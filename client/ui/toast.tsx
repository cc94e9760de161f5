import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import layout from '#client/ui/layout.module.css';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast, toastStore } from './toast-store.ts';
import styles from './toast.module.css';
import * as m from '#messages/frame.ts';

/** Our own code, always loaded: the message about a failed network must not need the network. */
export function Toasts({ life = 5000 }) {
  const toasts = useStore(toastStore);
  return (
    // The one live region of all messages. It must exist before a message, and must not contain another region.
    <div className={styles.toasts} aria-live="polite">
      {toasts.map((toast) => (
        <Slip key={toast.id} {...toast} life={life} />
      ))}
    </div>
  );
}

/** It shows for `life` ms, not counting the time while the student hovers over it or focuses it. */
function Slip({ id, text, kind, life }: Toast & { readonly life: number }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(life);
  const paused = hovered || focused;
  useEffect(() => {
    if (paused) return;
    const began = performance.now();
    const timer = setTimeout(() => dismissToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [id, paused]);
  return (
    <div
      className={styles.toast}
      data-toast
      data-kind={kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={`${layout.centre} ${styles.sign}`}>
        <Icon name={kind === 'bad' ? 'cross' : 'tick'} size={18} weight={3} />
      </span>
      <p>{text}</p>
      <button type="button" className={button.icon} aria-label={m.dismiss} onClick={() => dismissToast(id)}>
        <Icon name="cross" size={20} />
      </button>
      <span className={styles.life} />
    </div>
  );
}
