'use client'

import { FailurePage } from '../../../layouts/failure-page.island.tsx'

export default FailurePage
