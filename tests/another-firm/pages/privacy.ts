import type { PrivacyNoticeFile } from '../../../app/content/page-texts.schema.ts'

export const privacyNotice: PrivacyNoticeFile = {
  lastUpdated: '2026-05-02',
  parts: [
    {
      title: 'What we keep',
      text: '{fieldsKept} and the time, for twelve months.',
    },
    {
      title: 'Photos',
      text: 'If you send any, we keep them as long, without the place.',
    },
    {
      title: 'Who else sees it',
      text: 'Nobody but the firms that run our database and email.',
    },
  ],
}
