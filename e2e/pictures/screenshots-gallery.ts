export interface Shot {
  readonly name: string
  readonly viewer: string
  readonly language: string
  readonly width: number
  readonly scheme: string
  /** File name next to the page. */
  readonly file: string
}

const choices = ['viewer', 'language', 'width', 'scheme'] as const

/** An HTML page for browsing pictures, filtered by their properties and names. */
export function galleryOf(shots: readonly Shot[]): string {
  const selects = choices.map((choice) => {
    const values = [...new Set(shots.map((shot) => String(shot[choice])))]
    const options = values.map((value) => `<option>${value}</option>`).join('')
    return `<label>${choice} <select name="${choice}"><option value="">all</option>${options}</select></label>`
  })
  const figures = shots.map(({ file, name, ...facts }) => {
    const data = choices.map((choice) => `data-${choice}="${facts[choice]}"`).join(' ')
    const caption = `${name} · ${choices.map((choice) => facts[choice]).join(' · ')}`
    return `<figure ${data} data-name="${name}"><a href="${file}"><img loading="lazy" src="${file}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Provender, screen by screen</title>
<style>
  body { font: 14px system-ui; margin: 0; background: #777; }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; background: #fff; }
  main { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; align-items: flex-start; }
  figure { margin: 0; width: 300px; background: #fff; }
  figure[hidden] { display: none; }
  img { width: 100%; min-height: 200px; display: block; }
  figcaption { padding: 6px; }
</style>
<form><label>name <input name="name" type="search"></label>${selects.join('')}<output></output></form>
<main>
${figures.join('\n')}
</main>
<script>
  const form = document.querySelector('form')
  const parameters = new URLSearchParams(location.hash.slice(1))
  for (const [name, value] of parameters) if (form.elements[name]) form.elements[name].value = value
  const show = () => {
    const selected = Object.entries(Object.fromEntries(new FormData(form))).filter(([, value]) => value !== '')
    let shown = 0
    for (const figure of document.querySelectorAll('figure')) {
      figure.hidden = !selected.every(([name, value]) =>
        name === 'name' ? figure.dataset.name.includes(value) : figure.dataset[name] === value)
      if (!figure.hidden) shown += 1
    }
    document.querySelector('output').textContent = shown + ' pictures'
    history.replaceState(null, '', '#' + new URLSearchParams(selected))
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
</script>
</html>
`
}
