import type { PrivacyNoticeFile } from '../../app/content/page-texts.schema.ts'

/** On the contact page. Change the date with the texts. */
export const privacyNotice: PrivacyNoticeFile = {
  lastUpdated: '2026-11-29',
  parts: [
    {
      title: 'What the form keeps',
      text: '{fieldsKept}, the page you sent them from and the time. We store them in our database and have them emailed to us, so we can answer you and quote the work. To block spam, we keep a scrambled version of your IP address for about a day.',
    },
    {
      title: 'What happens to your photos',
      text: 'Sending photos is up to you. We leave out where and with which camera they were taken, store them where nobody but us can look, and have them emailed to us. They’re deleted with your request. The page of your request is open for thirty days to whoever has its link, so keep the link to yourself.',
    },
    {
      title: 'Who sees it',
      text: 'We do, and so do the companies that run our database, our email and our customer list. We don’t sell your details or share them with advertisers.',
    },
    {
      title: 'How long we keep it',
      text: 'For twelve months. Then our database deletes your request. The email about it stays in our mailbox until we delete it.',
    },
    {
      title: 'What third parties see',
      text: 'We set no advertising cookies. When you scroll to the map, it loads from {mapProvider}, which then sees your IP address. Reviews from Google Maps are fetched by our own server, so Google learns nothing about you until you follow a link there.',
    },
    {
      title: 'What the assistant does',
      text: 'It answers from what we’ve written about our work, and we don’t keep your questions. A company that runs a language model for us may write the answer; it receives your question and nothing else. We count questions under the same scrambled version of your IP address, for about a day.',
    },
    {
      title: 'How to delete it',
      text: 'Email us from the address you used, or tell us the phone number you gave, and ask us to delete your request. We’ll confirm when it’s done.',
    },
  ],
}
