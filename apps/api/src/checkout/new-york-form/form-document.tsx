import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { DocumentFonts } from '../../print/register-fonts.ts'
import type { NewYorkForm } from './write-form.ts'

const styles = StyleSheet.create({
  page: { paddingVertical: 56, paddingHorizontal: 60, color: '#000000', fontSize: 11, lineHeight: 1.45 },
  title: { fontSize: 22, lineHeight: 1.2, marginBottom: 6 },
  law: { marginBottom: 22 },
  field: {
    marginBottom: 12,
    borderBottomWidth: 1,
    borderBottomColor: '#000000',
    paddingBottom: 3,
    minHeight: 34,
  },
  term: { fontSize: 9 },
  statement: { marginTop: 12, marginBottom: 30 },
  blanks: { flexDirection: 'row', flexWrap: 'wrap', gap: 26 },
  blank: { width: '46%', marginTop: 26, borderTopWidth: 1, borderTopColor: '#000000', paddingTop: 3 },
})

/** The form on one sheet of the American size, black on white: it is printed, signed and scanned. */
export function FormDocument({ words, fonts }: { words: NewYorkForm; fonts: DocumentFonts }) {
  return (
    <Document title={words.title} language="en-US" creator="Kindred" producer="Kindred">
      <Page size="LETTER" style={{ ...styles.page, fontFamily: fonts.sans }}>
        <Text style={{ ...styles.title, fontFamily: fonts.serif }}>{words.title}</Text>
        <Text style={styles.law}>{words.law}</Text>
        {words.fields.map(({ term, value }) => (
          <View key={term} style={styles.field} wrap={false}>
            <Text style={styles.term}>{term}</Text>
            <Text style={{ fontFamily: fonts.bold }}>{value}</Text>
          </View>
        ))}
        <Text style={styles.statement}>{words.statement}</Text>
        <View style={styles.blanks} wrap={false}>
          {words.blanks.map((text) => (
            <Text key={text} style={{ ...styles.blank, ...styles.term }}>
              {text}
            </Text>
          ))}
        </View>
      </Page>
    </Document>
  )
}
