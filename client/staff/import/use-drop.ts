import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Takes a file that is dropped on an element. Says whether one is over it. */
export function useDrop(place: RefObject<HTMLElement | null>, onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const onDrag = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const onDrop = (event: DragEvent) => {
      onDrag(event);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) take(file);
    };
    element.addEventListener('dragover', onDrag);
    element.addEventListener('dragleave', onDrag);
    element.addEventListener('drop', onDrop);
    return () => {
      element.removeEventListener('dragover', onDrag);
      element.removeEventListener('dragleave', onDrag);
      element.removeEventListener('drop', onDrop);
    };
  }, [place]);
  return isOver;
}
