import { useEffect, useRef, useState, type RefObject } from 'react';

/** Why there is no picture: not allowed, no camera, plain http, or another program has it. */
export type CameraProblem = 'refused' | 'none' | 'insecure' | 'taken';

/** The camera of the device. */
export type CameraState =
  | { readonly kind: 'starting' }
  /** `light` switches the torch; null where the camera has none. */
  | { readonly kind: 'running'; readonly light: ((isOn: boolean) => void) | null }
  | { readonly kind: CameraProblem };

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** The side of the picture that is asked for, in pixels: a code of 3 cm is read from 40 cm away. */
const idealSide = 1280;

/** The cameras of the device; undefined over plain http, whatever the type library says. */
const devices = () => (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;

/** Shows the camera of the back in a video, while the component stands. */
export function useCamera(): { readonly video: RefObject<HTMLVideoElement | null>; readonly camera: CameraState } {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>({ kind: devices() ? 'starting' : 'insecure' });
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const open = async () => {
      const wanted = { facingMode: 'environment', width: { ideal: idealSide }, height: { ideal: idealSide } };
      stream = (await devices()?.getUserMedia({ video: wanted, audio: false })) ?? null;
      const here = video.current;
      if (!stream) return;
      if (isOver || !here) return stop(stream);
      here.srcObject = stream;
      await here.play();
      if (!isOver) setState({ kind: 'running', light: lightOf(stream) });
    };
    open().catch((error: unknown) => {
      const { name } = error as { readonly name?: string };
      if (!isOver) setState({ kind: problems[name ?? ''] ?? 'taken' });
    });
    return () => {
      isOver = true;
      if (stream) stop(stream);
    };
  }, []);
  return { video, camera: state };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Switches the torch, where the camera has one. The type library does not know it. */
function lightOf(stream: MediaStream): ((isOn: boolean) => void) | null {
  const [track] = stream.getVideoTracks();
  const abilities = (track?.getCapabilities?.() ?? {}) as { readonly torch?: boolean };
  if (!track || abilities.torch !== true) return null;
  return (isOn) => {
    // A torch that does not obey leaves the picture as it is.
    track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }).catch(() => undefined);
  };
}
