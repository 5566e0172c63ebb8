import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { schema } from './schema'

const { nodes, marks } = schema

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break!.create()).scrollIntoView())
  return true
})

/** The usual keys of editors. Tab leaves the editor, except in a list item that can be indented. */
const keys = keymap({
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': toggleMark(marks.strong!),
  'Mod-i': toggleMark(marks.em!),
  'Mod-u': toggleMark(marks.u!),
  'Shift-Enter': lineBreak,
  Enter: splitListItem(nodes.list_item!),
  Tab: sinkListItem(nodes.list_item!),
  'Shift-Tab': liftListItem(nodes.list_item!),
})

/** '- ' begins a list, '1. ' a numbered one, '# ' a heading, '> ' a quotation. */
const shorthands = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list!),
    wrappingInputRule(/^1\.\s$/, nodes.ordered_list!),
    wrappingInputRule(/^>\s$/, nodes.blockquote!),
    textblockTypeInputRule(/^(#{1,2})\s$/, nodes.heading!, ([, hashes]) => ({ level: hashes!.length + 1 })),
  ],
})

export const plugins = [history(), keys, shorthands, keymap(baseKeymap)]
