import { dayAt, dayIn, withGate } from '#text/dates.ts';

// The texts for something missing or failed, on any page.
export const notFound = 'भेटिएन';
export const pageNotFound = 'पृष्ठ भेटिएन';
export const noPageAt = 'यस ठेगानामा Tayari को कुनै पृष्ठ छैन:';
export const error = 'त्रुटि';
export const unexpected = 'अप्रत्याशित त्रुटि भयो!';
export const answersKept = 'तपाईंले दिनुभएका उत्तर यस यन्त्रमा सुरक्षित छन्। जारी राख्न पृष्ठ फेरि खोल्नुहोस्।';
export const reload = 'फेरि खोल्नुहोस्';
export const pageNotLoaded = 'यो पृष्ठ खोल्न सकिएन।';
export const noConnection = (at: number) => `इन्टरनेट छैन: ${withGate(dayIn('ne', dayAt(at)))} जस्तो थियो त्यस्तै देखाइएको छ।`;
export const unreachable = 'Tayari सम्म पुग्न सकिएन। इन्टरनेट सम्पर्क जाँचेर फेरि प्रयास गर्नुहोस्।';
export const unreadable = (status: number) => `सर्भरले बुझिने जवाफ दिएन (${status})। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।`;
