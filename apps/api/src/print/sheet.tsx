import { StyleSheet, Text, View } from '@react-pdf/renderer'

/** The colours of the product, on paper. */
export const paper = { ink: '#2b2233', quiet: '#564c60', line: '#e4dcda', juniper: '#1e4a43' }

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', borderTopWidth: 1, borderTopColor: paper.line },
  fact: {
    width: '33.3%',
    paddingVertical: 5,
    paddingRight: 10,
    borderBottomWidth: 1,
    borderBottomColor: paper.line,
  },
  term: { color: paper.quiet, fontSize: 8.5 },
  foot: {
    position: 'absolute',
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: paper.quiet,
    fontSize: 8,
  },
})

/** What is short to say, three beside each other. */
export function Facts({ facts }: { facts: readonly { term: string; value: string }[] }) {
  return (
    <View style={styles.facts}>
      {facts.map(({ term, value }) => (
        <View key={term} style={styles.fact} wrap={false}>
          <Text style={styles.term}>{term}</Text>
          <Text>{value}</Text>
        </View>
      ))}
    </View>
  )
}

/** At the foot of every page: what it belongs to, and which one it is. `margin` is that of the sheet, in points. */
export function Foot({ text, margin }: { text: string; margin: number }) {
  return (
    // From the top: measured from the bottom it is set off the sheet (842 points high).
    <View style={{ ...styles.foot, right: margin, left: margin, top: 802 }} fixed>
      <Text>{text}</Text>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  )
}
