/** Words of the sections with lists, as an owner may add them. */
export const listSections = {
  services: {
    label: 'Services',
    title: 'What we do',
    text: 'For ports of any size.',
    items: [
      { title: 'Planning', text: 'Berths and tugs.', url: '/imprint/' },
      { title: 'Training', text: 'One month.\n\nOn the quay.' },
    ],
  },
  references: {
    label: 'Customers',
    title: 'Who plans with us',
    items: [{ name: 'Bremen Ports', url: 'https://www.example.com/' }, { name: 'Aegean Pilots' }],
  },
  figures: {
    label: 'Figures',
    title: 'In numbers',
    items: [
      { number: '26', text: 'ports' },
      { number: '97 %', text: 'on the promised day' },
    ],
  },
  history: {
    label: 'History',
    title: 'Since 2014',
    items: [
      { year: '2014', text: 'The first plan.' },
      { year: '2020–2022', text: 'Thirty people.' },
    ],
  },
  questions: {
    label: 'Questions',
    title: 'What ports ask',
    items: [{ question: 'Do you work at night?', answer: 'Yes.\n\nCall us.' }],
  },
  quotes: {
    label: 'Voices',
    title: 'What people say',
    items: [{ text: 'Nobody waits any more.', name: 'Maria Pappas, harbour master' }],
  },
};
