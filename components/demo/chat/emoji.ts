interface EmojiGroup {
  name: string;
  emoji: [symbol: string, name: string][];
}

/** A small set of our own, in groups; rendered by the browser's font. */
export const emojiGroups: EmojiGroup[] = [
  {
    name: 'Faces',
    emoji: [
      ['😀', 'Grin'],
      ['🙂', 'Smile'],
      ['😉', 'Wink'],
      ['😂', 'Tears of joy'],
      ['😊', 'Happy'],
      ['😍', 'In love'],
      ['🤔', 'Thinking'],
      ['😮', 'Surprised'],
      ['😴', 'Asleep'],
      ['😢', 'Sad'],
      ['😬', 'Awkward'],
      ['😎', 'Sunglasses'],
    ],
  },
  {
    name: 'Hands',
    emoji: [
      ['👍', 'Thumbs up'],
      ['👎', 'Thumbs down'],
      ['👏', 'Applause'],
      ['🙏', 'Please'],
      ['👋', 'Wave'],
      ['💪', 'Strong arm'],
    ],
  },
  {
    name: 'Warehouse',
    emoji: [
      ['📦', 'Package'],
      ['🚚', 'Truck'],
      ['🚢', 'Ship'],
      ['📋', 'Clipboard'],
      ['☕', 'Coffee'],
      ['✅', 'Done'],
    ],
  },
];
