import type { Action } from '../schema/fields.ts';
import { Button, ButtonLink } from './button.tsx';
import { noticeId } from './notice-body.tsx';

type Props = { actions: Action[] | undefined; className?: string; itemClass?: string };

/**
 * The buttons of a band. A button without a link shows a notice: with scripts a message that disappears
 * after some seconds, without them a separate popover.
 */
export function Actions({ actions, className = '', itemClass = '' }: Props) {
  if (!actions) return null;
  const look = `max-[30rem]:w-full ${itemClass}`;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {actions.map((action, index) => {
        const kind = index === 0 ? 'primary' : 'quiet';
        return 'href' in action ? (
          <ButtonLink key={action.label} kind={kind} href={action.href} className={look}>
            {action.label}
          </ButtonLink>
        ) : (
          <Button
            key={action.label}
            kind={kind}
            className={look}
            data-notice={action.notice}
            popoverTarget={noticeId(action.notice)}
            popoverTargetAction="show"
          >
            {action.label}
          </Button>
        );
      })}
    </div>
  );
}
