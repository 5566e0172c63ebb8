import './inicio.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Component as Landing } from './features/igreja/landing'

const root = document.getElementById('root')
if (!root) throw new Error('inicio.html without #root')

// The first page alone, without the router and the screens, so that it loads fast for visitors.
createRoot(root).render(
  <StrictMode>
    <Landing />
  </StrictMode>,
)
