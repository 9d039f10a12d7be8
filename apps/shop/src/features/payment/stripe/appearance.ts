import type { Appearance } from '@stripe/stripe-js'

/** The shop's colours for the fields in Stripe's frame, which cannot read our design tokens. */
export function currentAppearance(): Appearance {
  const probe = document.createElement('span')
  document.body.append(probe)
  const colour = (token: string): string => {
    probe.style.color = `var(--${token})`
    return plainColour(getComputedStyle(probe).color)
  }
  const variables = {
    colorPrimary: colour('accent'),
    colorBackground: colour('ground'),
    colorText: colour('ink'),
    colorTextSecondary: colour('ink-2'),
    colorTextPlaceholder: colour('ink-3'),
    colorDanger: colour('bad'),
    fontFamily: 'system-ui, "Segoe UI", Roboto, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '8px',
  }
  const line = colour('line-strong')
  probe.remove()
  return {
    theme: 'flat',
    variables,
    rules: {
      '.Input': { border: `1.5px solid ${line}`, boxShadow: 'none', padding: '10px 12px' },
      '.Input:focus': { borderColor: variables.colorPrimary },
      '.Label': { fontWeight: '600', fontSize: '14px' },
    },
  }
}

/** As `#rrggbb`: a browser may compute colours in a notation that the frame cannot parse. */
function plainColour(computed: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return computed
  context.fillStyle = computed
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return `#${Array.from(data.slice(0, 3), (part) => part.toString(16).padStart(2, '0')).join('')}`
}
