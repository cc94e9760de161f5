// The texts around every page.
export const skip = 'मुख्य भागमा जानुहोस्';
export const menu = 'मेनु';
export const sections = 'पृष्ठहरू';
export const tayariHome = 'Tayari, गृहपृष्ठ';
export const logIn = 'लगइन';
export const logOut = 'लगआउट';
export const loggedInAs = 'लगइन भएको खाता:';
export const theme = 'रूप';
export const light = 'उज्यालो';
export const dark = 'गाढा';
export const system = 'यन्त्रअनुसार';
export const foot = 'अभ्यासका प्रश्नपत्र हरेक परीक्षाको ढाँचाअनुसार बनाइएका छन्।';
export const breadcrumb = 'यहाँसम्मको बाटो';
export const loading = 'खुल्दै छ';
export const dismiss = 'बन्द गर्नुहोस्';
export const tryAgain = 'फेरि प्रयास गर्नुहोस्';
