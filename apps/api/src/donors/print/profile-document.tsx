import { Document, Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { DocumentFonts } from '../../print/register-fonts.ts'
import { Facts, Foot, paper } from '../../print/sheet.tsx'
import type { ProfileWords } from './profile-words.ts'

/** A picture as PNG or JPEG: what the format takes. */
export type PrintedPicture = { bytes: Buffer; width: number; height: number; caption: string }

export type ProfileDocumentProps = {
  words: ProfileWords
  language: string
  fonts: DocumentFonts
  portrait: PrintedPicture
  pictures: PrintedPicture[]
  handwriting: PrintedPicture | null
}

const { ink, quiet, line, juniper } = paper

const styles = StyleSheet.create({
  page: { paddingVertical: 48, paddingHorizontal: 52, color: ink, fontSize: 10, lineHeight: 1.45 },
  head: { flexDirection: 'row', gap: 24, marginBottom: 22 },
  portrait: { width: 120 },
  portraitImage: {
    width: 120,
    height: 130,
    objectFit: 'contain',
    borderRadius: 48,
    backgroundColor: '#d9e6e0',
  },
  title: { fontSize: 30, lineHeight: 1.15, marginBottom: 4 },
  badges: { color: juniper, marginBottom: 8 },
  motto: { fontSize: 12.5, lineHeight: 1.4, marginBottom: 10 },
  caption: { marginTop: 4, color: quiet, fontSize: 8 },
  quiet: { color: quiet, fontSize: 8.5 },
  part: { marginTop: 20 },
  heading: { fontSize: 16, lineHeight: 1.25, marginBottom: 5 },
  lead: { color: quiet, marginBottom: 6 },
  paragraph: { marginBottom: 4 },
  row: { flexDirection: 'row', gap: 14, paddingVertical: 4, borderTopWidth: 1, borderTopColor: line },
  term: { width: '34%' },
  value: { flex: 1 },
  pictures: { flexDirection: 'row', flexWrap: 'wrap', gap: 12, marginTop: 20 },
  picture: { width: 150 },
  sheet: { width: 340, marginTop: 4 },
})

/** A profile to keep: A4, one column, in the order of the page. */
export function ProfileDocument(props: ProfileDocumentProps) {
  const { words, language, fonts, portrait, pictures, handwriting } = props
  return (
    <Document title={words.title} language={language} creator="Kindred" producer="Kindred">
      <Page size="A4" style={{ ...styles.page, fontFamily: fonts.sans }}>
        <View style={styles.head}>
          <View style={styles.portrait}>
            <Image style={styles.portraitImage} src={portrait.bytes} />
            <Text style={styles.caption}>{portrait.caption}</Text>
          </View>
          <View style={styles.value}>
            <Text style={{ ...styles.title, fontFamily: fonts.serif }}>{words.title}</Text>
            <Text style={{ ...styles.badges, fontFamily: fonts.bold }}>{words.badges}</Text>
            {words.motto && <Text style={{ ...styles.motto, fontFamily: fonts.serif }}>“{words.motto}”</Text>}
          </View>
        </View>
        <Facts facts={words.facts} />
        {pictures.length > 0 && (
          <View style={styles.pictures} wrap={false}>
            {pictures.map((picture, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
              <View key={index} style={styles.picture}>
                <Image src={picture.bytes} />
                <Text style={styles.caption}>{picture.caption}</Text>
              </View>
            ))}
          </View>
        )}
        {words.parts.map((part) => (
          <View key={part.title} style={styles.part}>
            <Text style={{ ...styles.heading, fontFamily: fonts.serif }} minPresenceAhead={60}>
              {part.title}
            </Text>
            {part.lead && <Text style={styles.lead}>{part.lead}</Text>}
            {part.rows?.map(({ term, value }) => (
              <View key={term} style={styles.row} wrap={false}>
                <Text style={{ ...styles.term, fontFamily: fonts.bold }}>{term}</Text>
                <Text style={styles.value}>{value}</Text>
              </View>
            ))}
            {part.lines?.map((text) => (
              <Text key={text} style={styles.paragraph}>
                {text}
              </Text>
            ))}
          </View>
        ))}
        {handwriting && (
          <View style={styles.part} wrap={false}>
            <Text style={{ ...styles.heading, fontFamily: fonts.serif }}>{handwriting.caption}</Text>
            <Image style={styles.sheet} src={handwriting.bytes} />
          </View>
        )}
        <Foot text={words.footer} margin={52} />
      </Page>
    </Document>
  )
}
