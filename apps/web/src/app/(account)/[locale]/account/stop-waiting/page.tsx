import {
  describeStopMails,
  StopMailsPage,
  type StopMailsProps,
} from '../../../../../stop-mails/stop-mails-page.tsx'

export const generateMetadata = ({ params }: StopMailsProps) => describeStopMails('waiting', params)

export default function StopWaitingPage(props: StopMailsProps) {
  return <StopMailsPage kind="waiting" {...props} />
}
