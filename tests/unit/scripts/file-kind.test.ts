import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { kindOfFile } from '../../../scripts/lib/file-kind.ts'

function boxOf(name: string, brand: string, compatible = '') {
  return Buffer.from(`\0\0\0\x18${name}${brand}\0\0\0\0${compatible}`, 'latin1')
}

test.each([
  ['public/videos/hero.mp4', 'mp4'],
  ['public/videos/hero.avif', 'avif'],
])('%s is recognized as %s by its bytes', async (file, kind) => {
  expect(kindOfFile(await readFile(file))).toBe(kind)
})

test.each([
  ['an MP4', boxOf('ftyp', 'isom', 'isomiso2avc1mp41'), 'mp4'],
  ['a movie of an iPhone', boxOf('ftyp', 'qt  ', 'qt  '), 'mov'],
  ['an older QuickTime movie', boxOf('wide', '\0\0\0\x08'), 'mov'],
  ['a picture of an iPhone', boxOf('ftyp', 'heic', 'mif1heic'), 'heic'],
  ['an AVIF of the general brand', boxOf('ftyp', 'mif1', 'mif1avif'), 'avif'],
  ['a HEIC of the general brand', boxOf('ftyp', 'mif1', 'mif1heic'), 'heic'],
  ['a WebM', Buffer.from('\x1aE\xdf\xa3\x01\0\0\0B\x82\x84webm', 'latin1'), 'webm'],
  ['a Matroska video', Buffer.from('\x1aE\xdf\xa3\x01\0\0\0B\x82\x88matroska', 'latin1'), undefined],
  ['a WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'png'],
  ['a web page', Buffer.from('<!doctype html>'), undefined],
  ['an empty file', Buffer.of(), undefined],
])('%s is recognized by its bytes', (_, bytes, kind) => {
  expect(kindOfFile(bytes)).toBe(kind)
})
