/** Makes the head of the home page the card that links show, 1200 by 630 (icons.ts). */
export const cardStyle = `
body {
  width: 1200px;
  height: 630px;
  overflow: hidden;
}
main .home-hero {
  --w: 460px;
  --pt: 48px;
  --gutter: 72px;
  display: block;
  height: 630px;
}
.home-hero .h1 {
  margin-top: 30px;
  font-size: 56px;
}
.home-hero .lead {
  max-width: none;
  margin-top: 14px;
  font-size: 27px;
}
.home-hero .ridge {
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
}
`;
