// The texts of the hall's page before its program has loaded, or if it can't load.
export const opening = 'खुल्दै छ …';
export const notLoaded = 'हल खोल्न सकिएन। इन्टरनेट जाँच्नुहोस्।';
export const openAgain = 'पृष्ठ फेरि खोल्नुहोस्';
export const needsScript = 'हललाई JavaScript चाहिन्छ। ब्राउजरमा चालु गरेर पृष्ठ फेरि खोल्नुहोस्।';
