import { expect, test } from 'vitest'

import { graded, gradeOf, printGrade } from '../../../scripts/photography/grade.ts'
import { listedPictures } from '../../../scripts/photography/picture-list.ts'

type Color = [red: number, green: number, blue: number]

function print(color: Color, grade = printGrade): Color {
  const [red = 0, green = 0, blue = 0] = graded(Buffer.from(color), grade)
  return [red, green, blue]
}

const grays = Array.from({ length: 256 }, (_, value): Color => [value, value, value])
const brightness = ([red, green, blue]: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
const colorfulness = (color: Color) => (Math.max(...color) - Math.min(...color)) / Math.max(...color)

test('black stays black, and white does not become bare paper', () => {
  expect(print([0, 0, 0])).toEqual([0, 0, 0])
  expect(Math.max(...print([255, 255, 255]))).toBeLessThan(255)
  expect(brightness(print([255, 255, 255]))).toBeGreaterThan(245)
})

test('of two tones the brighter one stays the brighter one', () => {
  for (const [darker, brighter] of grays
    .slice(1)
    .map((gray, index) => [grays[index] ?? gray, gray] as const)) {
    for (const [channel, value] of print(brighter).entries()) {
      expect(value).toBeGreaterThanOrEqual(print(darker)[channel] ?? 0)
    }
  }
})

test('the boards of white siding in the sun stay apart from each other', () => {
  expect(brightness(print([225, 225, 225])) - brightness(print([200, 200, 200]))).toBeGreaterThan(10)
})

test('the middle is lifted, the deepest shadow is not', () => {
  expect(brightness(print([120, 120, 120]))).toBeGreaterThan(140)
  expect(brightness(print([10, 10, 10]))).toBeLessThanOrEqual(10)
})

test('gray stays almost gray, only cooler', () => {
  for (const gray of grays.slice(32)) {
    const [red, green, blue] = print(gray)
    expect(blue).toBeGreaterThan(red)
    expect(blue).toBeGreaterThanOrEqual(green)
    expect(green).toBeGreaterThanOrEqual(red)
    expect(blue - red).toBeLessThanOrEqual(20)
  }
})

test('clean stone loses its beige', () => {
  const stone: Color = [186, 176, 162]
  expect(colorfulness(print(stone))).toBeLessThan(colorfulness(stone) / 2)
})

test('grass and wood gain color without becoming neon', () => {
  for (const color of [[70, 85, 35] as Color, [150, 105, 65] as Color]) {
    expect(colorfulness(print(color))).toBeLessThan(1.15 * colorfulness(color))
    expect(Math.max(...print(color)) - Math.min(...print(color))).toBeGreaterThan(
      Math.max(...color) - Math.min(...color),
    )
  }
})

test('a picture with a grade of its own is lifted further than the others', () => {
  const lifted = listedPictures.filter(({ name }) => gradeOf(name).middle !== printGrade.middle)
  expect(lifted.map(({ name }) => name)).toEqual(['epoxy/garage-floors'])
  for (const { name } of lifted) {
    expect(brightness(print([60, 60, 60], gradeOf(name)))).toBeGreaterThan(
      brightness(print([60, 60, 60])) + 8,
    )
  }
})
