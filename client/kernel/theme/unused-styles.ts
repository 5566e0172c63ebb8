import type { Plugin } from 'vite'

/** Parts of Blueprint that no screen uses: where their modules lie, and how their classes begin. */
const unused: Record<string, string[]> = {
  breadcrumbs: ['breadcrumb', 'breadcrumbs'],
  'card-list': ['card-list'],
  'control-card': ['control-card', 'switch-control-card', 'checkbox-control-card', 'radio-control-card'],
  'dialog/multistepDialog': ['multistep-dialog', 'dialog-step'],
  'editable-text': ['editable-text'],
  'entity-title': ['entity-title'],
  'forms/controlGroup': ['control-group'],
  'forms/fileInput': ['file-input', 'file-upload-input'],
  hotkeys: ['key', 'key-combo', 'hotkey', 'hotkey-dialog', 'hotkey-column'],
  'html-table': ['html-table'],
  html: ['running-text', 'blockquote', 'code', 'code-block', 'list', 'list-unstyled'],
  navbar: ['navbar', 'navbar-group', 'navbar-heading', 'navbar-divider'],
  'non-ideal-state': ['non-ideal-state'],
  'panel-stack': ['panel-stack2'],
  section: ['section'],
  'segmented-control': ['segmented-control'],
  slider: ['slider'],
  'tag-input': ['tag-input', 'input-ghost'],
  'tag/compoundTag': ['compound-tag'],
  tree: ['tree'],
}

/** Elements like headings belong to `html`, and some parts use them; only the classes above are left out. */
const usedModules = /\/components\/html\/html\.js$/

/** A select has the class `bp6-html-select`; Blueprint still has rules for its earlier name. */
const earlierName = /\.bp6-select(?![a-z-])/

const classes = new RegExp(`\\.bp6-(${Object.values(unused).flat().join('|')})(?![a-z])`)
const modules = new RegExp(`/@blueprintjs/core/.*/components/(${Object.keys(unused).join('|')})(/|\\.js$)`)

/** The project sets the dark theme by the class alone. */
const otherDark = /\[data-bp-color-scheme=dark\]\s/

const leftOut = [classes, earlierName, otherDark]

const RULE = /([^{}]+)\{([^{}]*)\}/g
const COMMA = /,(?![^(]*\))/

/**
 * Leaves out Blueprint's rules for parts that no screen uses, at build time: more than half of its style sheet, which
 * every page loads and the browser reads first. The build fails when a screen uses such a part after all.
 */
export function unusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/@blueprintjs\/core\/lib\/css\/[\w.-]+\.css$/.test(id)) return
      return code.replace(RULE, (rule, selectors: string, body: string) => {
        const all = selectors.split(COMMA)
        const used = all.filter((selector) => !leftOut.some((pattern) => pattern.test(selector)))
        if (used.length === all.length) return rule
        return used.length > 0 ? `${used.join(',')}{${body}}` : ''
      })
    },
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []))
      for (const { modules: own } of scripts)
        for (const [id, { renderedLength }] of Object.entries(own))
          if (renderedLength > 0 && modules.test(id) && !usedModules.test(id))
            this.error(`a screen uses ${id}: its styles are left out (client/kernel/theme/unused-styles.ts)`)
    },
  }
}
