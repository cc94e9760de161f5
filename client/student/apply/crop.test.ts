import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOf, inside, meanLightness, mostZoom, moved, photoRatio, wholeCrop } from './crop.ts';

const size = fc.record({ width: fc.integer({ min: 50, max: 8000 }), height: fc.integer({ min: 50, max: 8000 }) });
const crop = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
  zoom: fc.double({ min: 0.01, max: 20, noNaN: true }),
});
const slack = 1e-6;

describe('the crop of a photo', () => {
  it('always has three parts to four, and nothing but picture in it', () => {
    fc.assert(
      fc.property(size, crop, (picture, wanted) => {
        const kept = inside(picture, wanted);
        const { left, top, width, height } = cutOf(picture, kept);
        expect(width / height).toBeCloseTo(photoRatio, 6);
        expect(kept.zoom).toBeGreaterThanOrEqual(1);
        expect(kept.zoom).toBeLessThanOrEqual(mostZoom);
        expect(left).toBeGreaterThan(-slack * picture.width);
        expect(top).toBeGreaterThan(-slack * picture.height);
        expect(left + width).toBeLessThan(picture.width * (1 + slack));
        expect(top + height).toBeLessThan(picture.height * (1 + slack));
      }),
    );
  });

  it('follows the finger: the picture goes where it is dragged', () => {
    const picture = { width: 3000, height: 4000 };
    const enlarged = inside(picture, { ...wholeCrop, zoom: 2 });
    const right = moved(picture, enlarged, [0.1, 0]);
    expect(cutOf(picture, right).left).toBeCloseTo(cutOf(picture, enlarged).left - 150);
    // At the edge it stops.
    expect(cutOf(picture, moved(picture, enlarged, [9, 9]))).toMatchObject({ left: 0, top: 0 });
  });

  it('knows a dark picture from a light one', () => {
    expect(meanLightness(new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255]))).toBeCloseTo(127.5);
    expect(meanLightness(new Uint8ClampedArray())).toBe(0);
  });
});
