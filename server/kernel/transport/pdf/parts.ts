import { Image, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Documento, Paragrafo, TextRun } from './document.js'
import type { Face } from './fonts.js'
import { colors, foot as footHeight, margin, runningHead as runningHeight } from './styles.js'
import { breakable, breakableRuns, cut, plain, visible } from './text.js'

/**
 * The product's lamp, as client/kernel/ui/brand.tsx draws it in a box of 32 by 32; used when the church has no logo.
 */
const lamp = [
  [
    'M16.4 2.4c.5 3.4 5.7 6.1 5.7 11.3a6.3 6.3 0 0 1-12.6 0c0-2.9 1.7-4.5 2.8-6.2.5 1 .9 1.6 1.7 2.1.9-2.1.8-5 2.4-7.2z',
    '#ee9238',
  ],
  ['M16 10.6c.4 1.7 2.6 2.6 2.6 4.9a2.8 2.8 0 0 1-5.6 0c0-2.2 2.4-2.8 3-4.9z', '#ffe3b3'],
  [
    'M2.6 20.3c3.6 1.6 8.2 2.3 13.4 2.3s9.8-.7 13.4-2.3c.5-.2 1.1.2 1 .8C29.4 26.7 23.6 30.3 16 30.3S2.6 26.7 1.6 21.1c-.1-.6.5-1 1-.8z',
    '#a94a08',
  ],
] as const

/** Side of the church's logo, or of the lamp in its place. */
const logoSide = 40

const styles = StyleSheet.create({
  // it begins where later pages have their running head
  head: { flexDirection: 'row', columnGap: 12, marginTop: -runningHeight, marginBottom: 13, paddingBottom: 8 },
  underline: { borderBottom: `1.2 solid ${colors.accent}` },
  logo: { width: logoSide, height: logoSide, objectFit: 'contain' },
  church: { fontFamily: 'semibold', fontSize: 10, lineHeight: 1.3, color: colors.muted },
  title: { fontFamily: 'semibold', fontSize: 18, lineHeight: 23 / 18 },
  detail: { fontSize: 9, lineHeight: 12 / 9, color: colors.muted },
  ends: { position: 'absolute', left: margin, right: margin, flexDirection: 'row', justifyContent: 'space-between' },
  heading: { fontFamily: 'semibold', fontSize: 12, lineHeight: 16 / 12, marginTop: 4, marginBottom: 4 },
  quote: { borderLeft: `2 solid ${colors.line}`, paddingLeft: 10, marginLeft: 2 },
  marker: { color: colors.muted, textAlign: 'right', marginRight: 6 },
  signature: { width: 180, marginTop: 40, paddingTop: 4, borderTop: `0.8 solid ${colors.text}`, fontSize: 10.5 },
})

const writing = {
  p: { size: 10.5, line: 15.5, before: 0, after: 7, bold: false },
  citacao: { size: 10.5, line: 15.5, before: 0, after: 7, bold: false },
  h2: { size: 14, line: 19, before: 8, after: 5, bold: true },
  h3: { size: 11.5, line: 16, before: 6, after: 4, bold: true },
} as const

/** The first page's header: the church, the title, the period. */
export function head({ titulo, igreja, detalhes }: Documento, inner: number, logo: Buffer | null): ReactElement {
  const width = inner - logoSide - 12
  const mark = logo
    ? h(Image, { src: { data: logo, format: 'png' }, style: styles.logo })
    : h(Svg, { viewBox: '0 0 32 32', style: styles.logo }, ...lamp.map(([d, fill]) => h(Path, { d, fill })))
  const texts = [
    h(Text, { style: styles.church }, breakable(plain(igreja), 'semibold', 10, width)),
    h(Text, { style: styles.title }, breakable(plain(titulo), 'semibold', 18, width)),
    ...detalhes.map((detail) => h(Text, { style: styles.detail }, breakable(plain(detail), 'regular', 9, width))),
  ]
  return h(View, { style: { ...styles.head, ...styles.underline } }, mark, h(View, { style: { width } }, ...texts))
}

export const runningHeadOf = ({ titulo, igreja }: Documento, inner: number): [string, string] => {
  const half = inner / 2 - 8
  return [cut(plain(titulo), 'regular', 8, half), cut(plain(igreja), 'regular', 8, half)]
}

export const footOf = ({ geradoPor, geradoEm }: Documento, inner: number): string =>
  cut(plain(`Gerado por ${geradoPor} em ${geradoEm} · Candeia`), 'regular', 7.5, inner - 110)

/** Title and church, above each page of a document but the first one. */
export function runningHead(documento: Documento, inner: number): ReactElement {
  const line = { top: margin, height: 13, borderBottom: `0.5 solid ${colors.line}` }
  const texts = runningHeadOf(documento, inner).map((text) => h(Text, {}, text))
  return h(View, { style: { ...styles.ends, ...line, fontSize: 8, color: colors.muted } }, ...texts)
}

/** The author, the time and the page number, below every page. */
export function foot(documento: Documento, inner: number, number: string | ((page: Numbered) => string)): ReactElement {
  const line = { bottom: margin - 3, paddingTop: 5, borderTop: `0.5 solid ${colors.line}` }
  const style = { width: 100, textAlign: 'right' } as const
  return h(
    View,
    { fixed: true, style: { ...styles.ends, ...line, fontSize: 7.5, color: colors.muted } },
    h(Text, {}, footOf(documento, inner)),
    typeof number === 'string'
      ? h(Text, { style }, number)
      : h(Text, { style, render: (page) => number(page as Numbered) }),
  )
}

export interface Numbered {
  subPageNumber: number
  subPageTotalPages: number
}

/** A section's heading; it does not stand alone at a page's end. */
export const heading = (titulo: string, inner: number, { ahead, novaPagina }: Ahead): ReactElement =>
  h(
    Text,
    { style: styles.heading, minPresenceAhead: ahead, break: novaPagina ?? false, wrap: false },
    breakable(plain(titulo), 'semibold', 12, inner),
  )

interface Ahead {
  /** points below the heading that stay on its page */
  ahead: number
  novaPagina?: boolean | undefined
}

/**
 * Text in paragraphs, which the library breaks over pages.
 * @param ahead points below the last paragraph that stay on its page
 */
export const paragraphs = (paragrafos: readonly Paragrafo[], inner: number, ahead = 0): ReactElement[] =>
  paragrafos.map((paragrafo, index) => {
    // text after a list is not one of its items
    const more = paragrafo.nivel < (paragrafos[index - 1]?.nivel ?? 0) ? 4 : 0
    return paragraph(paragrafo, inner, more, index === paragrafos.length - 1 ? ahead : 0)
  })

function paragraph(
  { tipo, marcador, nivel, trechos }: Paragrafo,
  inner: number,
  more: number,
  ahead: number,
): ReactElement {
  const { size, line, before, after, bold } = writing[tipo]
  const quote = tipo === 'citacao'
  const indent = nivel * 18
  const width = inner - indent - (quote ? 14 : 0)
  const pieces = trechos.map((run) => ({ text: visible(run.texto), face: faceOf(run, bold) }))
  const texts = breakableRuns(pieces, size, width)
  const runs = trechos.map((trecho, index) => run(trecho, faceOf(trecho, bold), texts[index] as string))
  const style = { fontSize: size, lineHeight: line / size, width }
  const box = { marginTop: before + more, marginBottom: marcador ? 3 : after }
  const text = h(Text, { style, hyphenationPenalty: 10_000 }, ...runs)
  // a heading must not be the last line of a page
  const minPresenceAhead = Math.max(ahead, bold ? 24 : 0)
  if (marcador) {
    const marker = { ...styles.marker, fontSize: size, lineHeight: line / size, width: indent - 6 }
    return h(
      View,
      { minPresenceAhead, style: { flexDirection: 'row', ...box } },
      h(Text, { style: marker }, marcador),
      text,
    )
  }
  if (quote) return h(View, { minPresenceAhead, style: { ...styles.quote, ...box, marginLeft: indent + 2 } }, text)
  return h(View, { minPresenceAhead, style: { ...box, marginLeft: indent } }, text)
}

function run({ sublinhado, riscado }: TextRun, fontFamily: Face, text: string): ReactElement {
  const decoration = [riscado && 'line-through', sublinhado && 'underline'].filter(Boolean).join(' ')
  const style = { fontFamily, ...(decoration && { textDecoration: decoration as 'underline' }) }
  return h(Text, { style }, text)
}

const faceOf = ({ negrito, italico }: TextRun, bold: boolean): Face =>
  bold || negrito ? 'semibold' : italico ? 'italic' : 'regular'

/** The height of a signature, so that it stands with what is signed. */
export const signatureHeight = (names: readonly string[]): number => 60 + 16 * names.length

/** A line to sign on, and below it who signs. */
export const signature = (names: readonly string[], inner: number): ReactElement =>
  h(
    View,
    { wrap: false, style: styles.signature },
    ...names.map((name) => h(Text, { style: { width: inner } }, breakable(plain(name), 'regular', 10.5, inner))),
  )

export const pagePadding = {
  paddingTop: margin + runningHeight,
  paddingBottom: margin + footHeight,
  paddingHorizontal: margin,
  fontFamily: 'regular',
  color: colors.text,
} as const
