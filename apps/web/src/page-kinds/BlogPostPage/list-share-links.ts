/** Ways to pass a post on: plain addresses, so that no script of another site is loaded and nothing is told before a press. */
export function listShareLinks(url: string, title: string): { name: string; href: string }[] {
  const [at, about] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { name: 'mail', href: `mailto:?subject=${about}&body=${at}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${at}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${at}` },
    { name: 'X', href: `https://x.com/intent/post?url=${at}&text=${about}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${about}%20${at}` },
  ]
}
