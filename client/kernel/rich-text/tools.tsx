import {
  Bold,
  Citation,
  HeaderOne,
  HeaderTwo,
  Italic,
  NumberedList,
  Properties,
  Redo,
  type SVGIconProps,
  Underline,
  Undo,
} from '@blueprintjs/icons'
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { ComponentType } from 'react'
import { schema } from './schema'

const { nodes, marks } = schema

export type Tool = {
  label: string
  icon: ComponentType<SVGIconProps>
  command: Command
  /** Whether the tool's format applies to the text at the cursor. A tool without this function is not a toggle. */
  active?: (state: EditorState) => boolean
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type)
}

/** Whether the cursor is in such a block, at any depth. */
function inside({ selection: { $from } }: EditorState, type: NodeType, attrs: object = {}): boolean {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type === type && Object.entries(attrs).every(([name, value]) => node.attrs[name] === value)) return true
  }
  return false
}

const markTool = (label: string, icon: Tool['icon'], type: MarkType): Tool => ({
  label,
  icon,
  command: toggleMark(type),
  active: (state) => hasMark(state, type),
})

/** A toggle: it creates the block at the cursor, or removes it when there is one. */
const blockTool = (label: string, icon: Tool['icon'], type: NodeType, on: Command, off: Command, attrs = {}): Tool => ({
  label,
  icon,
  command: (state, dispatch, view) => (inside(state, type, attrs) ? off : on)(state, dispatch, view),
  active: (state) => inside(state, type, attrs),
})

const heading = (label: string, icon: Tool['icon'], level: number): Tool =>
  blockTool(label, icon, nodes.heading!, setBlockType(nodes.heading!, { level }), setBlockType(nodes.paragraph!), {
    level,
  })

const list = (label: string, icon: Tool['icon'], type: NodeType): Tool =>
  blockTool(label, icon, type, wrapInList(type), liftListItem(nodes.list_item!))

/** The toolbar, in groups. */
export const TOOLS: Tool[][] = [
  [
    markTool('Negrito', Bold, marks.strong!),
    markTool('Itálico', Italic, marks.em!),
    markTool('Sublinhado', Underline, marks.u!),
  ],
  [heading('Título', HeaderOne, 2), heading('Subtítulo', HeaderTwo, 3)],
  [
    list('Lista', Properties, nodes.bullet_list!),
    list('Lista numerada', NumberedList, nodes.ordered_list!),
    blockTool('Citação', Citation, nodes.blockquote!, wrapIn(nodes.blockquote!), lift),
  ],
  [
    { label: 'Desfazer', icon: Undo, command: undo },
    { label: 'Refazer', icon: Redo, command: redo },
  ],
]
