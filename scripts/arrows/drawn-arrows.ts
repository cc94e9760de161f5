import { clientBaseRooms, rooms } from './rooms.ts';

/** All arrows as ARCHITECTURE.md lists them, a line for each room. */
export function drawnArrows(): string {
  const lines = rooms.map(({ folder, imports }) => {
    const goals = imports.join(' ').replace(clientBaseRooms, 'BASE') || 'nothing';
    return `${folder.padEnd(29)}→ ${goals}\n`;
  });
  return `\`BASE\`: \`${clientBaseRooms}\`.\n\n\`\`\`\n${lines.join('')}\`\`\``;
}
