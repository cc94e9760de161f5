// The strip over every page of a demo. The server writes it into the page.
export const strip = 'डेमो: यहाँका सबै मानिस काल्पनिक हुन्।';
