import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { DocumentFonts } from '../../print/register-fonts.ts'
import { Facts, Foot, paper } from '../../print/sheet.tsx'
import type { InvoiceWords } from './invoice-words.ts'

const { ink, quiet, line, juniper } = paper

const styles = StyleSheet.create({
  page: {
    paddingTop: 52,
    paddingBottom: 64,
    paddingHorizontal: 56,
    color: ink,
    fontSize: 10,
    lineHeight: 1.45,
  },
  brand: { fontSize: 15, color: juniper, marginBottom: 30 },
  title: { fontSize: 28, lineHeight: 1.15, marginBottom: 16 },
  parties: { flexDirection: 'row', gap: 24, marginBottom: 20 },
  party: { flex: 1 },
  quiet: { color: quiet, fontSize: 8.5 },
  facts: { marginBottom: 24 },
  row: { flexDirection: 'row', gap: 12, paddingVertical: 6, borderBottomWidth: 1, borderBottomColor: line },
  what: { flex: 1 },
  quantity: { width: 54, textAlign: 'right' },
  vat: { width: 54, textAlign: 'right' },
  amount: { width: 92, textAlign: 'right' },
  sums: { marginTop: 12, marginLeft: 'auto', width: '62%' },
  sum: { flexDirection: 'row', justifyContent: 'space-between', gap: 12, paddingVertical: 3 },
  total: { fontSize: 13, borderTopWidth: 1, borderTopColor: ink, marginTop: 4, paddingTop: 6 },
  notes: { marginTop: 26 },
  note: { marginBottom: 5 },
})

/** An invoice or credit note: A4, the heading of its table repeated on every page, sums and notes kept together. */
export function InvoiceDocument({ words, fonts }: { words: InvoiceWords; fonts: DocumentFonts }) {
  const { headings } = words
  const bold = { fontFamily: fonts.bold }
  return (
    <Document title={words.name} language={words.language} creator="Kindred" producer="Kindred">
      <Page size="A4" style={{ ...styles.page, fontFamily: fonts.sans }}>
        <Text style={{ ...styles.brand, fontFamily: fonts.serif }}>Kindred</Text>
        <View style={styles.parties}>
          {[words.to, words.from].map((party) => (
            <View key={party.title} style={styles.party}>
              <Text style={styles.quiet}>{party.title}</Text>
              {party.lines.map((text, index) => (
                <Text key={text} style={index === 0 ? bold : {}}>
                  {text}
                </Text>
              ))}
            </View>
          ))}
        </View>
        <Text style={{ ...styles.title, fontFamily: fonts.serif }}>{words.title}</Text>
        <View style={styles.facts}>
          <Facts facts={words.facts} />
        </View>
        <View style={{ ...styles.row, ...styles.quiet }} fixed>
          <Text style={styles.what}>{headings.what}</Text>
          <Text style={styles.quantity}>{headings.quantity}</Text>
          <Text style={styles.vat}>{headings.vat}</Text>
          <Text style={styles.amount}>{headings.amount}</Text>
        </View>
        {words.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <View key={index} style={styles.row} wrap={false}>
            <Text style={styles.what}>{row.what}</Text>
            <Text style={styles.quantity}>{row.quantity}</Text>
            <Text style={styles.vat}>{row.vat}</Text>
            <Text style={styles.amount}>{row.amount}</Text>
          </View>
        ))}
        <View style={styles.sums} wrap={false}>
          {words.sums.map((sum) => (
            <Sum key={sum.term} {...sum} />
          ))}
          <View style={{ ...styles.sum, ...styles.total, ...bold }}>
            <Text>{words.total.term}</Text>
            <Text>{words.total.value}</Text>
          </View>
          {words.included.map((sum) => (
            <Sum key={sum.term} {...sum} />
          ))}
        </View>
        <View style={styles.notes} wrap={false}>
          {words.notes.map((text) => (
            <Text key={text} style={styles.note}>
              {text}
            </Text>
          ))}
        </View>
        <Foot text={words.name} margin={56} />
      </Page>
    </Document>
  )
}

function Sum({ term, value }: { term: string; value: string }) {
  return (
    <View style={styles.sum}>
      <Text>{term}</Text>
      <Text>{value}</Text>
    </View>
  )
}
