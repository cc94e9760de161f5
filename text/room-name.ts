/** Whether a name says itself that it is one of a room. */
const saysItself = /^(?:room|hall|lab|laboratory|classroom|auditorium|कोठा|कक्ष|हल|ल्याब|प्रयोगशाला)(?![\p{L}\p{M}])/iu;

/** A room with the word for it, such as 'Room 204'; a name that has such a word stands alone, as 'Hall A' does. */
export function withRoom(word: string, name: string): string {
  return saysItself.test(name) ? name : `${word} ${name}`;
}
