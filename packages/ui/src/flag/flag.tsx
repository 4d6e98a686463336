/** The flag beside a country's name, which says it too (LAY-29). */
export function Flag({ country }: { /** ISO 3166 alpha-2, in capitals or not. */ country: string }) {
  return (
    <img
      className="k-flag"
      src={`/svg/flags/${country.toLowerCase()}.svg`}
      alt=""
      width={21}
      height={14}
      loading="lazy"
      decoding="async"
    />
  )
}
